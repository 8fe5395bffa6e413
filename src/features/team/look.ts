/** How one drawn figure of the team looks: parts that are combined freely. */
export type Look = {
  skin: string
  head: 'afro' | 'hula' | 'gele' | 'hard-hat' | 'hijab' | 'straw-hat' | 'headset'
  clothes: 'polo' | 'kaftan' | 'ankara' | 'vest' | 'blazer' | 'checked' | 'sweater'
  /** Of the clothes. */
  colour: string
  /** Of the headwear and of what trims the clothes. */
  trim: string
  glasses?: boolean
}
