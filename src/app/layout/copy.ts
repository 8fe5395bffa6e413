/** Words of the frame around every screen (spec §2, Navigation). */
export const layoutCopy = {
  skip: 'Skip to the content',
  login: 'Login',
  signUp: 'Sign up',
  newTab: '(opens in a new tab)',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  menu: 'Menu',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  legalNavigation: 'Legal',
  footerLead: 'Adbond',
  invitation: 'Invest in your future and secure that of generations to come.',
  bookTour: 'Schedule a Site Tour',
  rights: 'Adbond. All rights reserved.',
  themeLabel: 'Colours',
} as const
