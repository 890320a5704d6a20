import { features } from '@contract/features'
import { setting } from './setting'
import { oneOrMore } from './values'

const some = oneOrMore(features).default([])
const list = features.join(', ')

/** What is closed where, by the platforms that a call can come from. */
export const closed = {
  iosMini: setting(
    'CLOSED_ON_IOS',
    some,
    `Features closed in the mini program on iOS: any of ${list}`,
  ),
  mini: setting('CLOSED_ON_MINI', some, 'The same in the mini program on all other systems'),
  web: setting('CLOSED_ON_WEB', some, 'The same in browsers and in the native app'),
}
