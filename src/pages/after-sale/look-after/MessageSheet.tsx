import { FormSheet } from '@/blocks/form/FormSheet'
import { useForm } from '@/blocks/form/useForm'
import { bringPicture, mostPictures, pictureIds } from '@/parts/after-sale/pictures'
import { Field } from '@/ui/field/Field'
import { UploadField } from '@/ui/upload/UploadField'
import { uploadsFault } from '@/ui/upload/uploads'
import { useUploads } from '@/ui/upload/useUploads'
import type { Actions } from './useActions'

/** Words and pictures for those who decide. */
export function MessageSheet({ actions }: { actions: Actions }) {
  const { message, dismiss } = actions
  const uploads = useUploads({ most: mostPictures, upload: bringPicture })
  const form = useForm({ text: '' }, ({ text }) => ({
    text: text.trim() ? undefined : '请写下要对客服说的话',
    pictures: uploadsFault(uploads.items, 0),
  }))
  const send = () => {
    const said = form.check()
    if (said) void message.submit({ text: said.text.trim(), ...pictureIds(uploads.done) })
  }
  return (
    <FormSheet
      title="给客服留言"
      submitText="发送"
      busy={message.busy}
      error={message.error}
      onSubmit={send}
      onClose={dismiss}
    >
      <Field label="留言" multiline counted maxLength={200} {...form.field('text')} />
      <UploadField label="图片（选填）" uploads={uploads} {...form.mark('pictures')} />
    </FormSheet>
  )
}
