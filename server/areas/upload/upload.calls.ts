import { and, eq, isNull } from 'drizzle-orm'
import type { uploadCalls } from '@contract/upload'
import { refuseClosed } from '@server/call/closed'
import type { HandlersOf, Outside } from '@server/call/handler'
import { Refusal } from '@server/call/refusal'
import { addressOf } from './address'
import { mostOf } from './content'
import { prefixOf, takeStaged } from './staging'
import { uploads } from './tables'
import { takeBase64, takeUpload } from './upload'

type Taking = '/tp5/api/UserUpload/uploadBase64Image'

export const uploadHandlers: HandlersOf<typeof uploadCalls> = {
  '/tp5/api/UserUpload/uploadBase64Image': async (
    { kind, content, object_key },
    context: Outside<Taking>,
  ) => {
    const { userId } = context.user
    if (kind === 'identity') refuseClosed(context, 'identityPhotos')
    if (content !== undefined) return takeBase64(context, { userId, kind, content })
    if (object_key === undefined) throw new Refusal('invalid', '请选择图片或视频')
    const staged = await takeStaged(context.providers.storage, userId, object_key, mostOf(kind))
    const taken = await takeUpload(context, { userId, kind, content: staged.content })
    await staged.drop()
    return taken
  },

  '/tp5/api/UserUpload/picture': async ({ upload_id }, { db, config, user, now }) => {
    const [row] = await db
      .select()
      .from(uploads)
      .where(
        and(
          eq(uploads.uploadId, upload_id),
          eq(uploads.userId, user.userId),
          eq(uploads.stored, true),
          isNull(uploads.hiddenAt),
        ),
      )
    if (!row) throw new Refusal('notFound', '没有找到这张图片')
    return { upload_id, url: addressOf(config, row, now) }
  },

  '/tp5/api/UserUpload/getOssSts': async (_input, { user, providers }) => {
    const grant = await providers.storage.grant(prefixOf(user.userId))
    if (!grant) return { mode: 'base64' }
    return {
      mode: 'oss',
      url: grant.url,
      region: grant.region,
      prefix: grant.prefix,
      access_key_id: grant.accessKeyId,
      access_key_secret: grant.accessKeySecret,
      security_token: grant.securityToken,
      expires_at: grant.expiresAt,
    }
  },
}
