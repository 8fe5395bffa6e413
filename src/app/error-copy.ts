/**
 * Words of the error screen (spec §2, Error screen). A page that nobody answered has words of its own (decisions F11,
 * 085).
 */
export const errorCopy = {
  'not-found': {
    title: 'This page does not exist.',
    text: 'Please check the URL or navigate to another page.',
  },
  fault: {
    title: 'Something went wrong.',
    text: "Don't you fret, our team of super engineers are working on it!",
  },
  offline: {
    title: 'You are offline.',
    text: 'This page is not saved on this phone yet. Pages you opened before still work. Connect to the internet and try again.',
  },
  silent: {
    title: 'No answer from our server.',
    text: 'This page is not saved on this phone yet. Pages you opened before still work. Please try again later.',
  },
  portal: {
    title: 'This network wants you to sign in first.',
    text: 'This page is not saved on this phone yet. Pages you opened before still work. Sign in and try again.',
  },
  interrupted: {
    title: 'This page did not arrive.',
    text: 'Your connection dropped, the site was updated, or this browser is too old. Try again to load it.',
  },
  tryAgain: 'Try Again',
  goHome: 'Go to Homepage',
  searchAll: 'Search all packages',
} as const
