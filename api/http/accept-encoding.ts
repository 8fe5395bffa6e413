export type Encoding = 'br' | 'gzip'

/** The encodings a client takes, best first. `br;q=0` is a refusal; `*` stands for both. */
export function acceptedEncodings(header: string | undefined | null): Encoding[] {
  const weights = new Map<string, number>()
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim())
    const weight = parameters.find((text) => text.startsWith('q='))
    weights.set(name, weight ? Number(weight.slice(2)) : 1)
  }
  const accepts = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  return (['br', 'gzip'] as const).filter(accepts)
}
