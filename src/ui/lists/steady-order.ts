/** With those first that `before` names, in its order: what came later stands below what was on the screen. */
export function steadyOrder<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  before: readonly string[],
): readonly Item[] {
  if (before.length === 0) return items
  const places = new Map(before.map((name, at) => [name, at]))
  const placeOf = (item: Item) => places.get(nameOf(item)) ?? before.length
  return [...items].sort((a, b) => placeOf(a) - placeOf(b))
}
