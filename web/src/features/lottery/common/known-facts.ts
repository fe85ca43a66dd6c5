type Fact = readonly [name: string, value: string]

/** The facts without those that do not apply. */
export const knownFacts = (facts: readonly (Fact | false)[]): readonly Fact[] => facts.filter(fact => fact !== false)
