import type { Bridge } from '../bridge'
import { showPicker } from './dialogs'
import { fire } from './easel'
import { urlOfFile } from './files'
import { leaveField, openKeyboard } from './keyboard'
import { componentTags } from './manifest'
import { options } from './options'
import { report } from './report'
import { noteTap } from './wx/tap'

/** Filled by those who know: the router, and what a button opens. */
export const openers = {
  navigate: (_type: string, _url: string, _delta: number): void => {},
  openType: ((_type, _button) => {}) as Bridge['openType'],
}

/** What every page's frame finds under `window.bridge`. */
export const bridge: Bridge = {
  fire: (node, type, detail, options) => {
    if (type === 'tap') noteTap()
    return fire(node, type, detail, { ...options })
  },
  navigate: (type, url, delta) => openers.navigate(type, url, delta),
  openType: (type, button) => openers.openType(type, button),
  pick: showPicker,
  focused: openKeyboard,
  left: leaveField,
  lacking: (tag) => void report.lacking.push(`<${tag}>`),
  urlOfFile,
  fontSize: () => 16 * options.fontScale,
  isComponent: (tag) => componentTags.has(tag),
}
