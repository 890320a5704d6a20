import { closedInMiniPrograms, features } from '@contract/features'
import { type EnvReader, setting } from './setting'
import { oneOrMore } from './values'

const some = oneOrMore(features).default([])
const opened = oneOrMore(closedInMiniPrograms).default([])

/** What is closed where, by the platforms that a call can come from. */
export const closed = {
  iosMini: setting(
    'CLOSED_ON_IOS',
    some,
    'Features closed in the mini program on iOS, by their names in docs/WECHAT.md',
  ),
  mini: setting('CLOSED_ON_MINI', some, 'The same in the mini program on all other systems'),
  web: setting('CLOSED_ON_WEB', some, 'The same in browsers and in the native app'),
}

/** What WeChat forbids, for who is sure that theirs is not meant. */
export const openedThere = {
  iosMini: setting(
    'OPEN_ON_IOS',
    opened,
    `Features that the mini program on iOS has only where they stand here: ${closedInMiniPrograms.join(', ')}`,
  ),
  mini: setting('OPEN_ON_MINI', opened, 'The same in the mini program on all other systems'),
}

export function readClosed(reader: EnvReader) {
  const told = reader.read(closed)
  const { iosMini, mini } = reader.read(openedThere)
  // what cannot be read is missing, and told with all that is wrong
  const both = (named: typeof told.mini = [], open: typeof mini = []) => [
    ...named,
    ...closedInMiniPrograms.filter((one) => !open.includes(one)),
  ]
  return {
    iosMini: both(told.iosMini, iosMini),
    mini: both(told.mini, mini),
    web: told.web,
  }
}
