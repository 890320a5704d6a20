import { z } from 'zod'
import { get, post } from './call'
import { empty, text, time, uuid } from './fields'

/** What is uploaded for what. Private ones are seen by their owner and by whoever decides on them. */
export const uploadKinds = {
  'after-sale': { private: true, videos: true },
  advertisement: { private: false, videos: true },
  avatar: { private: false, videos: false },
  health: { private: true, videos: false },
  identity: { private: true, videos: false },
  location: { private: true, videos: false },
  maintenance: { private: true, videos: false },
  review: { private: false, videos: false },
  merchant: { private: true, videos: false },
  shop: { private: false, videos: false },
  task: { private: true, videos: false },
  tongue: { private: true, videos: false },
} as const satisfies Record<string, { private: boolean; videos: boolean }>

export type UploadKind = keyof typeof uploadKinds

const MiB = 1024 * 1024
export const mostBytes = { picture: 2 * MiB, video: 8 * MiB }

/** Base64 makes three bytes four; of those a form writes a few as three again. */
export const bodyLimitOf = (bytes: number) => Math.ceil((bytes / 3) * 4 * 1.1) + 16 * 1024

export const content = z
  .string()
  .min(1, '请选择图片或视频')
  .describe('the file in base64, without a data: prefix')

export const uploaded = z.object({
  upload_id: uuid,
  url: z
    .string()
    .describe('whole where PUBLIC_URL is set, else a path; a private one works for a few minutes'),
})

export const uploadCalls = {
  '/tp5/api/UserUpload/uploadBase64Image': post({
    summary: 'Takes a picture or a video; the same content again gives the same upload',
    access: 'user',
    limit: { max: 60, seconds: 60 },
    bodyLimit: bodyLimitOf(mostBytes.video),
    touches: [],
    in: z.object({
      kind: z.enum(Object.keys(uploadKinds) as [UploadKind, ...UploadKind[]], {
        error: '上传用途不正确',
      }),
      content: content.optional(),
      object_key: text(200, '文件位置')
        .optional()
        .describe('in place of `content`: what was put under the prefix of getOssSts'),
    }),
    out: uploaded,
  }),
  '/tp5/api/UserUpload/picture': get({
    summary: 'Where an upload of mine can be looked at',
    access: 'user',
    of: [],
    in: z.object({ upload_id: uuid }),
    out: uploaded,
  }),
  '/tp5/api/UserUpload/getOssSts': get({
    summary: 'How this server takes files: as base64, or put straight into its store',
    access: 'user',
    limit: { max: 30, seconds: 60 },
    of: [],
    in: empty,
    out: z.union([
      z.object({ mode: z.literal('base64') }),
      z.object({
        mode: z.literal('oss'),
        url: z.string().describe('address of the bucket'),
        region: z.string(),
        prefix: z.string().describe('the only place these credentials may put anything'),
        access_key_id: z.string(),
        access_key_secret: z.string(),
        security_token: z.string(),
        expires_at: time,
      }),
    ]),
  }),
}
