/** In the order of the form. */
export const ENQUIRY_FIELDS = ['firstname', 'lastname', 'email', 'location', 'message'] as const
export type EnquiryField = (typeof ENQUIRY_FIELDS)[number]
