/** Words that stand in an article where the editor's own cannot be shown. */
export const richTextCopy = {
  loading: 'Loading the text',
  failed: 'The text could not be loaded. Please try again.',
  video: 'Video',
  open: 'Open',
  playVideo: 'Play video',
  fromYoutube: 'Plays from YouTube when you tap',
  newTab: '(opens in a new tab)',
  loadPicture: (of: string) => (of ? `Load the picture: ${of}` : 'Load the picture'),
  missingPicture: (of: string) => (of ? `Picture not loaded: ${of}` : 'Picture not loaded'),
  table: 'Table',
} as const
