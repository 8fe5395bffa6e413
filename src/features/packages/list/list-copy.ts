/** Words of the lines' pages; those of the specification are exact. */
export const listCopy = {
  noProjects: 'No Projects Found',
  noProjectsText:
    'There is nothing on offer here at the moment. Please look at the other lines, or ask our sales team.',
  unread: {
    failed: 'Failed to load projects. Please try again later.', // spec §8
    offline: 'You are offline, and this list is not saved on this phone yet.',
  },
  noPackagesInProject: 'No packages available for this project.',
  showAllPackages: (count: number) => `Show all ${count} packages`,
  showSomeProjects: (more: number, all: number) => `Show ${more} more of ${all} projects`,
  showAllProjects: (count: number) => `Show all ${count} projects`,
  skipToProjects: 'Skip to the projects',
  skipToForm: 'Skip to the site tour form',
  noMoreProjects: 'Those were all projects.',
  showMoreProjects: 'Show more projects',
  loadingProjects: 'Loading projects',
}
