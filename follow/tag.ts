/** Of the daily look with the browser, and of the one notification that it shows. */
export const FOLLOW_TAG = 'adbond-followed'
