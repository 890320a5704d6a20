import { z } from 'zod'

export const web = z.url({ protocol: /^https$/, error: '应为 https 开头的网址' }).max(300)

/** Each way to open an app that is not ours: which serves is the phone's to know. */
export const wayFields = {
  mini: z
    .strictObject({
      app_id: z.string().regex(/^wx[0-9a-f]{16}$/, '应为 wx 开头的小程序编号'),
      path: z
        .string()
        .regex(/^[A-Za-z0-9/_?&=%.-]{0,200}$/, '小程序页面路径不正确')
        .default(''),
    })
    .optional(),
  scheme: z
    .string()
    .regex(/^[a-z][a-z0-9+.-]{1,30}:\/\/[\w/?&=%.-]{0,200}$/, '应为应用的链接，如 example://home')
    .refine((given) => !/^(https?|file|ftp|data|javascript):/.test(given), '应为应用自己的链接')
    .optional(),
  url: web.optional(),
  download: z.strictObject({ ios: web.optional(), android: web.optional() }).default({}),
}

export type Ways = z.output<z.ZodObject<typeof wayFields>>

export const opensSomewhere = ({ mini, scheme, url }: Partial<Ways>): boolean =>
  Boolean(mini ?? scheme ?? url)
