/** Put in by the build, see config/index.ts. */
declare const __APP__: 'consumer' | 'iter'
declare const __SIGNING_SECRET__: string

declare module '*.css'
declare module '*.scss' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.svg' {
  const url: string
  export default url
}
declare module '*.png' {
  const url: string
  export default url
}

declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV: 'development' | 'production' | 'test'
    TARO_ENV: 'h5' | 'weapp'
    TARO_APP_ENTRY: 'consumer' | 'iter'
    /** The host whose pages talk to the production API; empty: every host does. */
    TARO_APP_ACTIVITY_HOST: string
    /** API bases; empty: the page's own origin on H5, TARO_APP_MINI_ORIGIN in mini programs. */
    TARO_APP_API_PRODUCTION: string
    TARO_APP_API_TEST: string
    TARO_APP_MINI_ORIGIN: string
    /** Where pictures named by path lie; empty: on the API base. */
    TARO_APP_IMAGE_HOST: string
    /** '1': on the page's own host, whatever the image host is. */
    TARO_APP_IMAGES_LOCAL: string
    /** Hosts, by comma, whose pages do not act on a login time-out. */
    TARO_APP_TIMEOUT_EXEMPT: string
  }
}
