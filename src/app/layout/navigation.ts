/**
 * The site's own links, listed once. The header, the mobile menu and the footer arrange the same groups (spec §2,
 * Navigation).
 */
import { PROJECT_TYPES, projectTypeLabel } from '#contract/project-type.ts'
import { sitePaths } from '#contract/site-paths.ts'
import { layoutCopy } from './copy.ts'

/** `note` distinguishes entries to which the specification gives one label: Home is a screen and a product line. */
export type NavigationLink = { label: string; to: string; note?: string }
export type NavigationGroup = { label: string; links: readonly NavigationLink[] }
export type NavigationEntry = NavigationLink | NavigationGroup

const home: NavigationLink = { label: 'Home', to: sitePaths.frontPage }
const services: NavigationLink = { label: 'Services', to: sitePaths.services }
const siteTour: NavigationLink = { label: 'Site Tour', to: sitePaths.siteTour }

const about: NavigationGroup = {
  label: 'About',
  links: [
    { label: 'Who we are', to: sitePaths.whoWeAre },
    { label: 'Virtual Team', to: sitePaths.virtualTeam },
    { label: 'Careers', to: sitePaths.careers },
  ],
}

/** Home leads to the home packages everywhere, in the footer too (decision E1). The search follows the lines. */
const projects: NavigationGroup = {
  label: 'Projects and Packages',
  links: [
    ...PROJECT_TYPES.map((type) => ({
      label: projectTypeLabel(type),
      to: sitePaths.projects(type),
      note: layoutCopy.lineNotes[type],
    })),
    { label: 'All packages', to: sitePaths.find },
  ],
}

const community: NavigationGroup = {
  label: 'Community',
  links: [
    { label: 'Blog/Press', to: sitePaths.resourceHub },
    { label: 'FAQs', to: sitePaths.faqs },
  ],
}

/** The same group under the name that the mobile list and the footer give it (decision E5). */
const resources: NavigationGroup = { ...community, label: 'Resources' }

const legal: NavigationGroup = {
  label: 'Legal',
  links: [
    { label: 'Terms of use', to: sitePaths.terms },
    { label: 'Privacy Policy', to: sitePaths.privacy },
    { label: 'Cookie Policy', to: sitePaths.cookies },
  ],
}

export const isGroup = (entry: NavigationEntry): entry is NavigationGroup => 'links' in entry

export const headerNavigation: readonly NavigationEntry[] = [
  home,
  about,
  services,
  projects,
  community,
  siteTour,
]

export const mobileNavigation: readonly NavigationEntry[] = [
  home,
  about,
  services,
  projects,
  resources,
  siteTour,
]

export const footerLinks: readonly NavigationLink[] = [home, services, siteTour]
export const footerGroups: readonly NavigationGroup[] = [about, projects, resources]
export const legalLinks = legal.links
