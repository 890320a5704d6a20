import { z } from 'zod'
import { components, windowKeys } from './window'

const componentKeys = {
  usingComponents: components.optional(),
  componentGenerics: z
    .record(z.string(), z.union([z.boolean(), z.strictObject({ default: z.string() })]))
    .optional(),
  componentPlaceholder: components.optional(),
  styleIsolation: z
    .enum([
      'isolated',
      'apply-shared',
      'shared',
      'page-isolated',
      'page-apply-shared',
      'page-shared',
    ])
    .optional(),
  addGlobalClass: z.boolean().optional(),
  virtualHost: z.boolean().optional(),
  pureDataPattern: z.string().optional(),
  renderer: z.enum(['webview', 'skyline']).optional(),
  rendererOptions: z.record(z.string(), z.unknown()).optional(),
  componentFramework: z.enum(['exparser', 'glass-easel']).optional(),
}

/** https://developers.weixin.qq.com/miniprogram/dev/reference/configuration/page.html */
export const pageConfig = z.strictObject({
  ...windowKeys,
  ...componentKeys,
  component: z.boolean().optional(),
  disableScroll: z.boolean().optional(),
  disableSwipeBack: z.boolean().optional(),
  enablePassiveEvent: z.union([z.boolean(), z.record(z.string(), z.boolean())]).optional(),
  singlePage: z.record(z.string(), z.unknown()).optional(),
  style: z.literal('v2').optional(),
})

export const componentConfig = z.strictObject({
  ...componentKeys,
  component: z.literal(true),
})
