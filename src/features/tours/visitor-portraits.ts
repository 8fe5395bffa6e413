import cornrows from '../../assets/art/portraits/cornrows.jpg?w=64;112;168&quality=54&format=avif;webp&flop=true&as=picture'
import elder from '../../assets/art/portraits/elder.jpg?w=64;112;168&quality=54&format=avif;webp&flop=true&as=picture'
import hijab from '../../assets/art/portraits/hijab.jpg?w=64;112;168&quality=54&format=avif;webp&flop=true&as=picture'
import kaftan from '../../assets/art/portraits/kaftan.jpg?w=64;112;168&quality=54&format=avif;webp&flop=true&as=picture'
import locs from '../../assets/art/portraits/locs.jpg?w=64;112;168&quality=54&format=avif;webp&flop=true&as=picture'

export const visitorPortraits = { cornrows, elder, hijab, kaftan, locs }

export type VisitorPortrait = keyof typeof visitorPortraits
