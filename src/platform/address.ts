import { forgetInOpening, openingQuery, ourOrigin } from './opening'

/** The query the app was opened with last. */
export const addressQuery = openingQuery

/** From now on the address does not have it. */
export const forgetInAddress = forgetInOpening

/** Where pages are served from; a mini program has no page host. */
export const pageHost = () => ''
export const pageOrigin = ourOrigin
export const siteOrigin = ourOrigin
