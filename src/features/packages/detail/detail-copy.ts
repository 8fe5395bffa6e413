/** Words of a package's own page alone. Lists, searches and comparisons do without them. */
export const detailCopy = {
  directions: 'The way there',
  directionsBus:
    'Our bus takes you there and back, free from our pickup points. Before the visit we write to you and agree on the pickup point. You can also drive yourself and meet us at the gate.',
  openMap: 'Open in a map',
  mapNeeds: 'The map needs a network, or a map saved in your map app.',
  impressionsAmong: (positions: readonly number[]) =>
    `${positions.length === 1 ? 'Picture' : 'Pictures'} ${positions.join(', ')}: artist’s impression`,
  back: 'Back',
  packageTitle: 'Package',
  packageDescription: 'Size, price, payment plans and benefits of one of our land, agro and home packages.',
  loadingPackage: 'Loading this package',
  unknownPackage: 'This package is no longer on our list. Here is what we offer now.',
  pictures: 'Pictures',
  loadPictures: (count: number) =>
    `Load ${count === 1 ? 'the other picture' : `the other ${count} pictures`}`,
  showPicture: (place: number, count: number) => `Show picture ${place} of ${count}`,
  about: 'About this package',
  seeIn3d: 'See it in 3D',
  brochure: 'Brochure',
  salesContact: 'Sales contact',
  seeOthers: 'See other packages',
}
