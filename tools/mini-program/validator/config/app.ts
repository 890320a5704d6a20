import { z } from 'zod'
import { places } from '../../wechat/privacy'
import { colour, components, oneOf, windowKeys } from './window'

const pagePath = z
  .string()
  .regex(/^[^/.][^?]*[^/]$/, 'expected a path from the root, without a slash in front or an ending')

const subpackage = z.strictObject({
  root: z.string().min(1),
  name: z.string().optional(),
  pages: z.array(pagePath).min(1),
  independent: z.boolean().optional(),
  entry: z.string().optional(),
  plugins: z.record(z.string(), z.unknown()).optional(),
})

const tab = z.strictObject({
  pagePath,
  text: z.string().min(1),
  iconPath: z.string().optional(),
  selectedIconPath: z.string().optional(),
})

const tabBar = z.strictObject({
  color: colour,
  selectedColor: colour,
  backgroundColor: colour,
  borderStyle: oneOf('black', 'white').optional(),
  list: z.array(tab).min(2).max(5),
  position: z.enum(['bottom', 'top']).optional(),
  custom: z.boolean().optional(),
})

const preload = z.strictObject({
  packages: z.array(z.string()).min(1),
  network: z.enum(['all', 'wifi']).optional(),
})

const milliseconds = z.number().int().positive().optional()
const anything = z.record(z.string(), z.unknown()).optional()

/** https://developers.weixin.qq.com/miniprogram/dev/reference/configuration/app.html */
export const appConfig = z.strictObject({
  entryPagePath: pagePath.optional(),
  pages: z.array(pagePath).min(1),
  window: z.strictObject(windowKeys).optional(),
  tabBar: tabBar.optional(),
  subPackages: z.array(subpackage).optional(),
  subpackages: z.array(subpackage).optional(),
  preloadRule: z.record(z.string(), preload).optional(),
  usingComponents: components.optional(),
  networkTimeout: z
    .strictObject({
      request: milliseconds,
      connectSocket: milliseconds,
      uploadFile: milliseconds,
      downloadFile: milliseconds,
    })
    .optional(),
  permission: z.record(z.string(), z.strictObject({ desc: z.string().min(1).max(30) })).optional(),
  requiredPrivateInfos: z.array(z.enum(places)).optional(),
  requiredBackgroundModes: z.array(z.enum(['audio', 'location', 'bluetooth'])).optional(),
  __usePrivacyCheck__: z.boolean().optional(),
  darkmode: z.boolean().optional(),
  themeLocation: z.string().optional(),
  sitemapLocation: z.string().optional(),
  style: z.literal('v2').optional(),
  lazyCodeLoading: z.literal('requiredComponents').optional(),
  componentFramework: z.enum(['exparser', 'glass-easel']).optional(),
  glassEaselWebview: z.boolean().optional(),
  glassEaselOptions: anything,
  renderer: z.enum(['webview', 'skyline']).optional(),
  rendererOptions: anything,
  convertRpxToVw: z.boolean().optional(),
  resizable: z.boolean().optional(),
  debug: z.boolean().optional(),
  debugOptions: anything,
  workers: z.union([z.string(), z.record(z.string(), z.unknown())]).optional(),
  plugins: anything,
  functionalPages: z.union([z.boolean(), z.record(z.string(), z.unknown())]).optional(),
  navigateToMiniProgramAppIdList: z.array(z.string()).max(10).optional(),
  embeddedAppIdList: z.array(z.string()).optional(),
  useExtendedLib: anything,
  entranceDeclare: anything,
  singlePage: anything,
  halfPage: anything,
  supportedMaterials: z.array(z.unknown()).optional(),
  serviceProviderTicket: z.string().optional(),
  enablePassiveEvent: z.union([z.boolean(), z.record(z.string(), z.boolean())]).optional(),
  resolveAlias: z.record(z.string(), z.string()).optional(),
  appBar: anything,
  miniApp: anything,
  static: z.array(z.unknown()).optional(),
})
