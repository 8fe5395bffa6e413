import cornrows from '../../assets/art/portraits/cornrows.jpg?portrait=avatar&flop=true&as=picture'
import elder from '../../assets/art/portraits/elder.jpg?portrait=avatar&flop=true&as=picture'
import hijab from '../../assets/art/portraits/hijab.jpg?portrait=avatar&flop=true&as=picture'
import kaftan from '../../assets/art/portraits/kaftan.jpg?portrait=avatar&flop=true&as=picture'
import locs from '../../assets/art/portraits/locs.jpg?portrait=avatar&flop=true&as=picture'

export const visitorPortraits = { cornrows, elder, hijab, kaftan, locs }

export type VisitorPortrait = keyof typeof visitorPortraits
