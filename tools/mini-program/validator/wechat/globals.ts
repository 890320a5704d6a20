import { words } from './words'

/** What a script of a mini program finds: the language as of ES2017, timers, and WeChat's own. */
export const available = new Set(
  words(`
    Object Function Array Number Boolean String Symbol Date Promise RegExp Math JSON Reflect Proxy
    Error EvalError RangeError ReferenceError SyntaxError TypeError URIError
    ArrayBuffer DataView Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array
    Uint32Array Float32Array Float64Array Map Set WeakMap WeakSet
    Infinity NaN undefined parseFloat parseInt isFinite isNaN arguments globalThis
    decodeURI decodeURIComponent encodeURI encodeURIComponent escape unescape
    console setTimeout clearTimeout setInterval clearInterval
    wx App Page Component Behavior getApp getCurrentPages requirePlugin require module exports
  `),
)

/** What only browsers, Node or newer engines have; any other name is simply unknown. */
export const elsewhere = new Set(
  words(`
    window document location history navigator screen self top parent frames global process Buffer
    localStorage sessionStorage indexedDB caches crypto performance
    fetch XMLHttpRequest WebSocket EventSource Request Response Headers FormData Blob File FileReader
    URL URLSearchParams TextEncoder TextDecoder AbortController AbortSignal Event CustomEvent
    EventTarget MessageChannel BroadcastChannel Worker SharedWorker WebAssembly
    Image Audio Option Node Element HTMLElement DOMParser XMLSerializer MutationObserver
    IntersectionObserver ResizeObserver getComputedStyle matchMedia alert confirm prompt open
    requestAnimationFrame cancelAnimationFrame requestIdleCallback cancelIdleCallback
    setImmediate clearImmediate queueMicrotask structuredClone atob btoa
    Intl BigInt BigInt64Array BigUint64Array SharedArrayBuffer Atomics WeakRef FinalizationRegistry
    Iterator AggregateError
  `),
)
