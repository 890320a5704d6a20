import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { FormPage } from '@/blocks/form/FormPage'
import { useForm } from '@/blocks/form/useForm'
import { back } from '@/navigation/go'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { uploadPicture } from '@/request/uploadPicture'
import { useSubmit } from '@/request/useSubmit'
import { session } from '@/session/session'
import { Avatar } from '@/ui/avatar/Avatar'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { FieldError } from '@/ui/field/FieldError'
import { uploadsFault, uploadWords } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'
import styles from './page.module.scss'

const mostSigns = 16
const bringFace = uploadPicture('avatar')

/** What others see of me. */
export function ProfileForm({ me }: { me: Out<'/user/Center/index'> }) {
  const uploads = useUploads({ most: 2, upload: bringFace })
  const picked = uploads.items[uploads.items.length - 1]
  const form = useForm({ name: me.nickname }, ({ name }) => ({
    face: uploadsFault(picked ? [picked] : [], 0),
    name: name.trim() ? undefined : '请填写昵称',
  }))
  const face = form.mark('face')

  const saving = useSubmit(async () => {
    const avatar_id = picked?.uploaded?.upload_id
    const nickname = form.values.name.trim()
    await api.post('/user/Center/edit', { nickname, ...(avatar_id && { avatar_id }) })
    if (session.user) session.signIn({ ...session.user, nickname })
    await back()
    toast('已保存')
  })
  const pick = () => {
    if (uploads.items.length > 1) uploads.remove(uploads.items[0]!.key)
    uploads.add()
  }
  return (
    <FormPage
      route="profile"
      submitText="保存"
      busy={saving.busy}
      error={saving.error}
      onSubmit={() => form.check() && void saving.submit()}
    >
      <View id={face.id} className={styles.face}>
        <Avatar size="l" src={picked?.preview || me.avatar} />
        <Button kind="soft" shape="pill" onPress={pick}>
          {picked && picked.state !== 'done' ? uploadWords(picked) : '换头像'}
        </Button>
        <FieldError text={uploads.problem ?? face.error} />
      </View>
      <Field label="昵称" kind="name" maxLength={mostSigns} counted {...form.field('name')} />
    </FormPage>
  )
}
