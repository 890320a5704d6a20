import { View } from '@tarojs/components'
import { useState } from 'react'
import type { Out } from '@contract/api'
import { FormPage } from '@/blocks/form/FormPage'
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
  const [name, setName] = useState(me.nickname)
  const [checked, setChecked] = useState(false)
  const uploads = useUploads({ most: 2, upload: bringFace })
  const picked = uploads.items[uploads.items.length - 1]
  const missing = name.trim() ? undefined : '请填写昵称'
  const fault = uploadsFault(picked ? [picked] : [], 0)

  const saving = useSubmit(async () => {
    const avatar_id = picked?.uploaded?.upload_id
    const nickname = name.trim()
    await api.post('/user/Center/edit', { nickname, ...(avatar_id && { avatar_id }) })
    if (session.user) session.signIn({ ...session.user, nickname })
    await back()
    toast('已保存')
  })
  const pick = () => {
    if (uploads.items.length > 1) uploads.remove(uploads.items[0]!.key)
    uploads.add()
  }
  const save = () => {
    setChecked(true)
    if (!missing && !fault) void saving.submit()
  }
  return (
    <FormPage
      route="profile"
      submitText="保存"
      busy={saving.busy}
      error={saving.error}
      onSubmit={save}
    >
      <View className={styles.face}>
        <Avatar size="l" src={picked?.preview || me.avatar} />
        <Button kind="soft" shape="pill" onPress={pick}>
          {picked && picked.state !== 'done' ? uploadWords(picked) : '换头像'}
        </Button>
        <FieldError text={uploads.problem ?? (checked ? fault : undefined)} />
      </View>
      <Field
        label="昵称"
        kind="name"
        maxLength={mostSigns}
        counted
        value={name}
        error={checked ? missing : undefined}
        onChange={setName}
      />
    </FormPage>
  )
}
