Object.assign(process.env, {
  TARO_ENV: 'h5',
  TARO_PLATFORM: 'web',
  SUPPORT_TARO_POLYFILL: 'disabled',
  TARO_APP_ENTRY: 'consumer',
  TARO_APP_ACTIVITY_HOST: '',
  TARO_APP_API_PRODUCTION: '',
  TARO_APP_API_TEST: '',
  TARO_APP_IMAGE_HOST: '',
  TARO_APP_IMAGES_LOCAL: '',
  TARO_APP_MINI_ORIGIN: 'http://127.0.0.1:8080',
  TARO_APP_TIMEOUT_EXEMPT: '',
})

// the router and the API of Taro need each other; only entering through the API works
require('@tarojs/taro')

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}
globalThis.IntersectionObserver ??= Observer
globalThis.ResizeObserver ??= Observer

// nothing is laid out here, so nothing is out of sight
Element.prototype.scrollIntoView ??= () => undefined
