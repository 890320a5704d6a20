import type { Form } from '@/blocks/form/useForm'
import { Card } from '@/ui/card/Card'
import { Field } from '@/ui/field/Field'
import { UploadField } from '@/ui/upload/UploadField'
import { QuestionsFields } from './QuestionsFields'
import type { faultsOf, TaskWish } from './taskWish'
import type { TaskMedia } from './useMedia'

interface CreativeFieldsProps {
  form: Form<TaskWish, keyof ReturnType<ReturnType<typeof faultsOf>>>
  media: TaskMedia
}

/** What each kind of task needs besides. */
export function CreativeFields({ form, media }: CreativeFieldsProps) {
  const { kind } = form.values
  const timed = kind === 'video' || kind === 'web'
  const about = kind === 'question' || kind === 'questionnaire' || kind === 'screenshot'
  const asks = kind === 'video' || kind === 'question' || kind === 'questionnaire'
  return (
    <>
      {kind === 'web' && (
        <Field label="网址" maxLength={300} placeholder="https://" {...form.field('url')} />
      )}
      {kind === 'video' && (
        <Card>
          <UploadField label="短片" note="MP4，8 MB 以内" uploads={media.video} />
        </Card>
      )}
      {timed && (
        <Field
          label={kind === 'video' ? '至少看多少秒' : '至少停留多少秒'}
          kind="number"
          maxLength={3}
          {...form.field('seconds')}
        />
      )}
      {about && (
        <Field
          label={kind === 'screenshot' ? '截图要求' : '介绍'}
          multiline
          counted
          maxLength={300}
          {...form.field('about')}
        />
      )}
      {(kind === 'question' || kind === 'screenshot') && (
        <Card>
          <UploadField
            label={kind === 'question' ? '配图（选填）' : '示例图（选填）'}
            uploads={media.picture}
          />
        </Card>
      )}
      {kind === 'screenshot' && (
        <Field
          label="要传几张"
          kind="number"
          maxLength={1}
          value={form.values.pictures}
          onChange={(pictures) => form.change({ pictures })}
        />
      )}
      {asks && <QuestionsFields form={form} />}
    </>
  )
}
