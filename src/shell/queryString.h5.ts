import { parseQuery } from '@/routes/url'

/**
 * What `query-string` is on H5: Taro takes an address apart with it and does no more, and we have a
 * way of doing that in the first load already.
 */
export default { parse: parseQuery }
