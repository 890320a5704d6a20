/** What a compiled mini program says of itself, as the host's browser side needs it. */

export interface TabItem {
  pagePath: string
  text: string
  iconPath?: string
  selectedIconPath?: string
}

export interface TabBar {
  list: TabItem[]
  color?: string
  selectedColor?: string
  backgroundColor?: string
  borderStyle?: 'black' | 'white'
  custom?: boolean
}

export interface WindowConfig {
  navigationBarBackgroundColor?: string
  navigationBarTextStyle?: 'black' | 'white'
  navigationBarTitleText?: string
  navigationStyle?: 'default' | 'custom'
  backgroundColor?: string
  backgroundColorContent?: string
  onReachBottomDistance?: number
  enablePullDownRefresh?: boolean
}

export interface AppConfig {
  pages: string[]
  entryPagePath?: string
  subPackages?: Package[]
  subpackages?: Package[]
  window?: WindowConfig
  tabBar?: TabBar
  usingComponents?: Record<string, string>
  darkmode?: boolean
  /** How the built-in components look; without it as in the first WeChat. */
  style?: string
  themeLocation?: string
  /** Calls that ask where somebody is; one that is not named here is refused. */
  requiredPrivateInfos?: string[]
  /** WeChat asks for the privacy policy before what is private. */
  __usePrivacyCheck__?: boolean
}

export interface Package {
  root: string
  name?: string
  pages: string[]
}

export interface ComponentConfig extends WindowConfig {
  component?: boolean
  usingComponents?: Record<string, string>
  styleIsolation?: string
}

export type Theme = 'light' | 'dark'

export interface Manifest {
  app: AppConfig
  /** Every page, those of subpackages with their root. */
  pages: string[]
  /** Roots of the subpackages, without a closing slash. */
  roots: string[]
  /** The JSON beside each page and component, by path without extension. */
  configs: Record<string, ComponentConfig>
  /** theme.json: the values of `@name` in app.json, by theme. */
  themes: Partial<Record<Theme, Record<string, string>>>
}
