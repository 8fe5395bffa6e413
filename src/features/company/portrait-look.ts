/** What one drawn person wears. Colours are fixed, as in a picture: they do not follow the light or dark scheme. */
export type Head = 'fila' | 'gele' | 'helmet' | 'straw' | 'low' | 'hijab' | 'afro'
export type Clothes = 'agbada' | 'beads' | 'vest' | 'print' | 'suit' | 'plain'

type Cloth<Kind> = readonly [kind: Kind, colour: string, trim: string]

export type Look = {
  ground: string
  skin: string
  hair: string
  head: Cloth<Head>
  clothes: Cloth<Clothes>
  beard?: true
  glasses?: true
}
