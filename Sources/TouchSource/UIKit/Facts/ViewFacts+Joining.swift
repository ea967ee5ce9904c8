extension ViewFacts {
  /// Takes in what was said of the same view by another name.
  mutating func take(_ other: ViewFacts) {
    // What is made decides, not the class that is written for it.
    let isLibrarys = other.isMade && ViewClasses.isLibraryView(other.className)
    if type == nil, other.type != nil || className == "UIView" || isLibrarys {
      isControl = isControl || isLibrarys && elementKind != nil
      type = other.type
      className = other.className
    }
    name = name ?? other.name
    place = place ?? other.place
    if other.isMade { branches = isMade ? branches.intersection(other.branches) : other.branches }
    additions += other.additions
    levels += other.levels
    adders.formUnion(other.adders)
    isMade = isMade || other.isMade
    isMadeElsewhere = isMadeElsewhere || other.isMadeElsewhere
    isOfNib = isOfNib || other.isOfNib
    isRegistered = isRegistered || other.isRegistered
    isWired = isWired || other.isWired
    mayBeWired = mayBeWired || other.mayBeWired
    calls.formUnion(other.calls)
    actions += other.actions
    isControl = isControl || other.isControl
    isPrivate = isPrivate || other.isPrivate
    isFilePrivate = isFilePrivate || other.isFilePrivate
    isHeld = isHeld || other.isHeld
    makings.formUnion(other.makings)
    maker = maker ?? other.maker
    isListed = isListed || other.isListed
    isHandedOut = isHandedOut || other.isHandedOut
    isOutlet = isOutlet || other.isOutlet
    target = target ?? other.target
    drawn = drawn ?? other.drawn
    isOwn = isOwn || other.isOwn
    isLoose = isLoose || other.isLoose
    blocks += other.blocks
    isRemadeAtFirst = isRemadeAtFirst || other.isRemadeAtFirst
    isMaskOff = isMaskOff || other.isMaskOff
    isFitted = isFitted || other.isFitted
    buttonType = buttonType ?? other.buttonType
    lengths += other.lengths
    edges += other.edges
    heldConstants += other.heldConstants
    switchedProperties.formUnion(other.switchedProperties)
    keptConstants.merge(other.keptConstants) { $0 + $1 }
    frames += other.frames
    superviews += other.superviews
    holdsViews = holdsViews || other.holdsViews
    isMixed = isMixed || other.isMixed
    construction = construction?.joined(other.construction) ?? other.construction
    stacks += other.stacks
    ranks += other.ranks
    isReordered = isReordered || other.isReordered
    hugging.merge(other.hugging) { $0 + $1 }
    resistance.merge(other.resistance) { $0 + $1 }
    customSpacings += other.customSpacings
    content.take(other.content)
    properties.merge(other.properties) { $0 + $1 }
    transforms += other.transforms
    unknowns += other.unknowns.filter { !unknowns.contains($0) }
    hidings.merge(other.hidings) { $0.union($1) }
    withheldAtFirst.formUnion(other.withheldAtFirst)
    reacts.formUnion(other.reacts)
    clips.formUnion(other.clips)
    isToldToReact = isToldToReact || other.isToldToReact
    isEnabled.formUnion(other.isEnabled)
    relay = relay ?? other.relay
    host = host ?? other.host
    field = field ?? other.field
    table = table ?? other.table
    keeper = keeper ?? other.keeper
  }
}

extension ButtonContent {
  /// Takes in what was said of the same content by another name.
  mutating func take(_ other: ButtonContent) {
    titles += other.titles
    texts += other.texts
    attributedTitles += other.attributedTitles
    images += other.images
    imageGivers.formUnion(other.imageGivers)
    replacesImage = replacesImage || other.replacesImage
    backgroundImages += other.backgroundImages
    fonts += other.fonts
    symbolConfigurations += other.symbolConfigurations
    contentInsets += other.contentInsets
    imageInsets += other.imageInsets
    titleInsets += other.titleInsets
    lines += other.lines
    configurations += other.configurations
  }
}
