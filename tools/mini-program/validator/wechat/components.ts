import { words } from './words'

/**
 * What bubbles up to any component, and what each tells by itself.
 * https://developers.weixin.qq.com/miniprogram/dev/framework/view/wxml/event.html
 */
export const bubbling = words(`
  tap longpress longtap touchstart touchmove touchend touchcancel touchforcechange
  transitionend animationstart animationiteration animationend
`)

const typing = 'input focus blur confirm keyboardheightchange nicknamereview selectionchange'
const composing = 'keyboardcompositionstart keyboardcompositionupdate keyboardcompositionend'
const floating = 'enterpictureinpicture leavepictureinpicture'
const casting = 'castinguserselect castingstatechange castinginterrupt'
const gesture = 'gesture'

/**
 * WeChat's own components and their events.
 * https://developers.weixin.qq.com/miniprogram/dev/component/
 */
/** What a component tells beside taps and touches. */
export const events: Record<string, string> = {
  view: '',
  text: '',
  block: '',
  template: '',
  import: '',
  include: '',
  wxs: '',
  slot: '',
  span: '',
  icon: '',
  label: '',
  'cover-view': '',
  'rich-text': '',
  'native-slot': '',
  'page-meta': 'resize scroll scrolldone',
  'navigation-bar': '',
  'root-portal': '',
  'share-element': 'framechange',
  'match-media': '',
  'sticky-header': 'stickontopchange',
  'sticky-section': '',
  'grid-view': '',
  'grid-builder': 'itembuild itemdispose',
  'list-view': '',
  'list-builder': 'itembuild itemdispose',
  'open-container': '',
  'draggable-sheet': 'sizeupdate',
  'nested-scroll-header': '',
  'nested-scroll-body': '',
  snapshot: '',
  selection: '',
  'voip-room': 'error',
  'open-data': 'error',
  'official-account': 'load error',
  'official-account-publish': 'load error',
  'store-home': '',
  'store-product': 'entersuccess entererror',
  progress: 'activeend',
  'functional-page-navigator': 'success fail cancel',
  'keyboard-accessory': '',
  'page-container': 'beforeenter enter afterenter beforeleave leave afterleave clickoverlay',
  button: `getuserinfo contact createliveactivity getphonenumber getrealtimephonenumber error
    opensetting launchapp chooseavatar agreeprivacyauthorization`,
  checkbox: '',
  'checkbox-group': 'change',
  editor: 'ready focus blur input statuschange',
  form: 'submit reset submittoempty',
  input: `${typing} ${composing}`,
  textarea: `${typing} ${composing} linechange`,
  picker: 'change cancel columnchange',
  'picker-view': 'change pickstart pickend',
  'picker-view-column': '',
  radio: '',
  'radio-group': 'change',
  slider: 'change changing',
  switch: 'change',
  navigator: 'success fail complete',
  'scroll-view': `dragstart dragging dragend scrolltoupper scrolltolower scroll scrollstart scrollend
    refresherpulling refresherrefresh refresherrestore refresherabort refresherwillrefresh
    refresherstatuschange scrollupdate`,
  swiper: 'change transition animationfinish',
  'swiper-item': '',
  'movable-area': '',
  'movable-view': 'change scale htouchmove vtouchmove',
  image: 'load error',
  'cover-image': 'load error',
  audio: 'error play pause timeupdate ended',
  video: `play pause ended timeupdate fullscreenchange waiting error progress loadedmetadata
    controlstoggle seekcomplete adload aderror adclose adplay ${floating} ${casting}`,
  camera: 'stop error initdone scancode',
  'live-player': `statechange fullscreenchange netstatus audiovolumenotify ${floating} ${casting}`,
  'live-pusher': `statechange netstatus error bgmstart bgmprogress bgmcomplete audiovolumenotify
    ${floating}`,
  'channel-live': '',
  'channel-video': 'error',
  map: `markertap labeltap controltap callouttap updated regionchange poitap polylinetap
    abilitysuccess abilityfail abilityfailed authsuccess interpolatepoint error anchorpointtap
    visualizelayererror`,
  canvas: 'error',
  ad: 'load error close',
  'ad-custom': 'load error close hide',
  'web-view': 'message load error',
  'xr-scene': '',
  'tap-gesture-handler': gesture,
  'double-tap-gesture-handler': gesture,
  'force-press-gesture-handler': gesture,
  'horizontal-drag-gesture-handler': gesture,
  'vertical-drag-gesture-handler': gesture,
  'long-press-gesture-handler': gesture,
  'pan-gesture-handler': gesture,
  'scale-gesture-handler': gesture,
}

export const components: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(events).map(([name, own]) => [name, new Set([...bubbling, ...words(own)])]),
)
