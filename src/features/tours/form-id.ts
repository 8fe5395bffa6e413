export const FORM_ID = 'site_tour_form' // spec §2
