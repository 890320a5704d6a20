import { words } from './words'

/** What Taro has beside the members of `wx` that it hands on. */
export const taroMembers = new Set(
  words(`
    Behavior Current ENV_TYPE Events Link default eventCenter getApp getCurrentInstance
    getCurrentPages getEnv getInitPxTransform getRenderer initPxTransform interceptorify
    interceptors nextTick options preload pxTransform requirePlugin
    addInterceptor cleanInterceptors getTabBar
    useAddToFavorites useDidHide useDidShow useError useKeyboardHeight useLaunch useLoad
    useOptionMenuClick usePageNotFound usePageScroll usePullDownRefresh usePullIntercept
    useReachBottom useReady useResize useRouter useSaveExitState useScope useShareAppMessage
    useShareTimeline useTabItemTap useTitleClick useUnhandledRejection useUnload
  `),
)
