/** Whether browsers from `floor` on may lack what came with these. */
export const isNewer = ([chrome, ios], floor) => chrome > floor.chrome || ios > floor.ios

// Below: since which Chrome and which iOS (MDN); what no iOS has stands at 99.

/** Called on a value: the name says it. */
export const methods = {
  flat: [69, 12],
  flatMap: [69, 12],
  trimStart: [66, 12],
  trimEnd: [66, 12],
  matchAll: [73, 13],
  replaceAll: [85, 13.4],
  at: [92, 15.4],
  findLast: [97, 15.4],
  findLastIndex: [97, 15.4],
  toReversed: [110, 16],
  toSorted: [110, 16],
  toSpliced: [110, 16],
  isWellFormed: [111, 16.4],
  toWellFormed: [111, 16.4],
  replaceChildren: [86, 14],
  checkVisibility: [105, 17.4],
  getAnimations: [84, 14],
  animate: [36, 13.4],
  toggleAttribute: [69, 12],
  showModal: [37, 15.4],
  showPopover: [114, 17],
  startViewTransition: [111, 18],
}

/** Asked of one object. */
export const members = {
  'Object.fromEntries': [73, 12.2],
  'Object.hasOwn': [93, 15.4],
  'Object.groupBy': [117, 17.4],
  'Array.fromAsync': [121, 16.4],
  'Promise.allSettled': [76, 13],
  'Promise.any': [85, 14],
  'Promise.withResolvers': [119, 17.4],
  'Promise.try': [128, 18.2],
  'crypto.randomUUID': [92, 15.4],
  'AbortSignal.timeout': [103, 16],
  'AbortSignal.any': [116, 17.4],
  'URL.canParse': [120, 17],
  'URL.parse': [126, 18],
  'Intl.Segmenter': [87, 14.5],
  'Intl.RelativeTimeFormat': [71, 14],
  'Intl.ListFormat': [72, 14.5],
  'Intl.DisplayNames': [81, 14.5],
}

/** Names of the whole window. */
export const globals = {
  globalThis: [71, 12.2],
  queueMicrotask: [71, 12.2],
  IntersectionObserver: [51, 12.2],
  ResizeObserver: [64, 13.4],
  AbortController: [66, 12.2],
  PointerEvent: [55, 13],
  visualViewport: [61, 13],
  BigInt: [67, 14],
  WeakRef: [84, 14.5],
  FinalizationRegistry: [84, 14.5],
  AggregateError: [85, 14],
  structuredClone: [98, 15.4],
  createImageBitmap: [50, 15],
  OffscreenCanvas: [69, 16.4],
  BroadcastChannel: [54, 15.4],
  CompressionStream: [80, 16.4],
  requestIdleCallback: [47, 99],
  BarcodeDetector: [83, 99],
}
