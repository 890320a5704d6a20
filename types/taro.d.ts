declare module '@tarojs/plugin-framework-react/dist/runtime' {
  import type { ComponentType, PropsWithChildren } from 'react'

  interface TaroApp {
    onLaunch: (options: object) => void
  }

  export function createReactApp(
    App: ComponentType<PropsWithChildren>,
    react: typeof import('react'),
    dom: typeof import('react-dom/client'),
    config: { appId: string },
  ): TaroApp
}
