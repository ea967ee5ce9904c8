import TouchLayout

extension SystemModifiers {
  /// Modifiers of the system that change neither frames nor what reacts.
  static let neutral: [String: Handler] = {
    var table: [String: Handler] = [:]
    for name in neutralNames {
      table[name] = { evaluation, _, content, environment in
        evaluation.settle(content, in: environment)
      }
    }
    for name in ["onAppear", "onChange", "onReceive", "task"] {
      table[name] = { evaluation, call, content, environment in
        evaluation.presentContent(
          handedOnBy: call.content("perform", "action"), call, environment)
        return evaluation.settle(content, in: environment)
      }
    }
    table["focused"] = { evaluation, call, content, environment in
      evaluation.focused(content, by: call, in: environment)
    }
    return table
  }()

  private static let neutralNames = """
    accentColor accessibility accessibilityAction accessibilityActivationPoint
    accessibilityAddTraits accessibilityAdjustableAction accessibilityChildren
    accessibilityCustomContent accessibilityElement accessibilityFocused accessibilityHeading
    accessibilityHidden accessibilityHint accessibilityIdentifier accessibilityIgnoresInvertColors
    accessibilityInputLabels accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup
    accessibilityRemoveTraits accessibilityRespondsToUserInteraction
    accessibilityRotor accessibilityScrollAction accessibilityShowsLargeContentViewer
    accessibilitySortPriority accessibilityTextContentType accessibilityValue allowedDynamicRange
    allowsTightening animation antialiased appStoreOverlay autocapitalization autocorrectionDisabled
    backgroundStyle badge badgeProminence baselineOffset blendMode blur brightness buttonRepeatBehavior
    buttonSizing colorEffect colorInvert colorMultiply colorScheme compositingGroup contentMargins
    contentTransition contrast coordinateSpace defaultFocus defaultHoverEffect defaultScrollAnchor
    deleteDisabled digitalCrownRotation disableAutocorrection drawingGroup draggable dropDestination
    defersSystemGestures dialogIcon dialogSuppressionToggle dismissalConfirmationDialog
    distortionEffect dynamicTypeSizeRange exportableToServices fileDialogMessage fileExporter
    fileImporter fileMover findDisabled findNavigator flipsForRightToLeftLayoutDirection focusable
    focused focusedObject focusedSceneObject focusedSceneValue focusedValue focusEffectDisabled
    focusScope focusSection fontWidth geometryGroup glassEffect glassEffectID glassEffectTransition
    glassEffectUnion grayscale gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment
    handlesExternalEvents help highPriorityHover hoverEffect hoverEffectDisabled hueRotation id
    immersiveEnvironmentBehavior indexViewStyle interactionActivityTrackingTag interactiveDismissDisabled
    interpolation invalidatableContent italic itemProvider keyboardType
    keyframeAnimator layerEffect layoutValue lineHeight lineSpacing listItemTint listRowBackground
    listRowHoverEffect listRowInsets listRowPlatterColor listRowSeparator listRowSeparatorTint
    listRowSpacing listSectionMargins listSectionSeparator listSectionSeparatorTint listSectionSpacing
    luminanceToAlpha matchedGeometryEffect matchedTransitionSource materialActiveAppearance mapControlVisibility
    mapControls mapScope mapStyle menuActionDismissBehavior
    menuIndicator menuOrder monospacedDigit moveDisabled
    navigationBarBackButtonHidden navigationBarHidden navigationDocument navigationSplitViewColumnWidth
    navigationSplitViewStyle navigationSubtitle navigationTransition navigationViewStyle onAppear
    onChange onContinueUserActivity onContinuousHover onCopyCommand onCutCommand onDeleteCommand
    onDisappear onDrag onDrop onExitCommand onGeometryChange onHover onInAppPurchaseCompletion
    onKeyPress onMoveCommand onOpenURL onPasteCommand onPencilDoubleTap onPencilSqueeze
    onPreferenceChange onReceive onScrollGeometryChange onScrollPhaseChange
    onScrollTargetVisibilityChange onScrollVisibilityChange onSubmit orientation paletteSelectionEffect
    persistentSystemOverlays phaseAnimator photosPicker photosPickerAccessoryVisibility
    photosPickerDisabledCapabilities photosPickerStyle preference preferredColorScheme
    presentationBackground presentationBackgroundInteraction
    presentationContentInteraction presentationCornerRadius presentationDetents
    presentationDragIndicator presentationSizing previewContext previewDevice previewDisplayName
    previewInterfaceOrientation previewLayout privacySensitive projectionEffect
    quickLookPreview redacted refreshable renameAction renderingMode replaceDisabled
    requestReview rotation3DEffect safeAreaMargins saturation scrollBounceBehavior scrollClipDisabled
    scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollEdgeEffectHidden
    scrollEdgeEffectStyle scrollIndicators scrollIndicatorsFlash scrollPosition scrollTarget
    scrollTargetBehavior scrollTargetLayout scrollTransition searchCompletion
    searchDictationBehavior searchFocused searchPresentationToolbarBehavior searchScopes
    searchToolbarBehavior sectionActions sectionIndexLabel selectionDisabled sensoryFeedback
    shadow sliderThumbVisibility speechAdjustedPitch speechAlwaysIncludesPunctuation
    speechAnnouncementsQueued speechSpellsOutCharacters statusBar statusBarHidden strikethrough
    submitLabel submitScope supportedOrientations swipeActionsDisabled symbolColorRenderingMode
    symbolEffect symbolEffectsRemoved symbolRenderingMode symbolVariableValueMode
    tabBarMinimizeBehavior tabItem tabViewBottomAccessory tabViewCustomization tag task textContentType
    textFormattingCapability textInputAutocapitalization textInputFormattingControlVisibility
    textInputSuggestions textRenderer textScale textSelection textSelectionAffinity tint toolbarBackground
    toolbarBackgroundVisibility toolbarColorScheme toolbarForegroundStyle toolbarItemHidden toolbarRole
    toolbarTitleDisplayMode toolbarVisibility transaction transformAnchorPreference
    transformEffect transformEnvironment transformPreference transition truncationMode typeSelectEquivalent
    typesettingLanguage underline unredacted userActivity visualEffect widgetAccentable
    widgetBackground widgetCurvesContent widgetLabel widgetURL windowResizeBehavior
    windowToolbarFullScreenVisibility writingToolsAffordanceVisibility writingToolsBehavior zIndexed
    defaultAppStorage modelContainer modelContext equatable anchorPreference overlayPreferenceValue
    backgroundPreferenceValue matchedGeometry containerBackground containerShape containerValue
    contextMenuForSelection gaugeStyle formStyle controlGroupStyle tableStyle
    textEditorStyle buttonStyleEnvironment backgroundExtensionEffect labelIconToTitleSpacing
    labelReservedIconWidth disclosureGroup tableColumnHeaders alternatingRowBackgrounds
    springLoadingBehavior introspect onDelete onMove onInsert translationPresentation chartXAxis chartYAxis
    chartXScale chartYScale chartXSelection chartYSelection chartLegend
    windowResizability defaultSize keyboardShortcuts navigationSplitViewColumn allowsWindowActivationEvents onAppIntentExecution
    """.utf8.split { $0 == 0x20 || $0 == 0x0A }.map { String(Substring($0)) }
}
