export const dialog = { cancel: 'Cancel' }
