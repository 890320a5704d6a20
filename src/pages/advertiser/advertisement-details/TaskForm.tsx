import { useState } from 'react'
import { FormPage } from '@/blocks/form/FormPage'
import { Question } from '@/blocks/form/Question'
import { useForm } from '@/blocks/form/useForm'
import { replace } from '@/navigation/go'
import type { Ad, AdRules, AdTask, TaskKind } from '@/parts/advertiser/ads'
import { centsOf } from '@/parts/advertiser/yuan'
import { StaffProof } from '@/parts/auth/StaffProof'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/field/Field'
import { SelectField } from '@/ui/field/SelectField'
import { Text } from '@/ui/text/Text'
import { CreativeFields } from './CreativeFields'
import { GiftCard } from './GiftCard'
import { RewardFields } from './RewardFields'
import { creativeOf, faultsOf, type TaskWish, taskWishOf } from './taskWish'
import { useMedia } from './useMedia'

interface TaskFormProps {
  ad: Ad
  task: AdTask | undefined
  rules: AdRules
}

/** One task as it is written. */
export function TaskForm({ ad, task, rules }: TaskFormProps) {
  const campaign_id = ad.campaign_id
  const form = useForm<TaskWish, keyof ReturnType<ReturnType<typeof faultsOf>>>(
    () => taskWishOf(task),
    faultsOf(rules),
  )
  const { kind } = form.values
  const media = useMedia(task)
  const [removing, setRemoving] = useState(false)
  const backToAd = () => replace('activityDetails', { campaign_id: String(campaign_id) })
  const save = useSubmit(async (wish: TaskWish) => {
    await api.post('/tp5/api/Advertiser/saveTask', {
      campaign_id,
      ...(task && { task_id: task.task_id }),
      ...{ level: Number(wish.level), title: wish.title.trim(), steps: wish.steps.trim() },
      price: centsOf(wish.price)!,
      reward_cents: centsOf(wish.cents || '0') ?? 0,
      reward_points: Number(wish.points || 0),
      creative: JSON.stringify(creativeOf(wish, { media: media.idFor(wish.kind) })),
    })
    toast('任务已存好')
    await backToAd()
  })
  const remove = useSubmit(async () => {
    await api.post('/tp5/api/Advertiser/removeTask', { campaign_id, task_id: task!.task_id })
    toast('已去掉')
    await backToAd()
  })
  const send = () => {
    const wish = form.check()
    if (wish) void save.submit(wish)
  }
  return (
    <FormPage
      route="advertisementDetails"
      title={task ? '修改任务' : '加一个任务'}
      submitText="存好"
      busy={save.busy}
      error={save.error}
      onSubmit={send}
    >
      <SelectField<TaskKind>
        label="做什么"
        value={kind}
        options={rules.kinds.map((one) => ({ value: one.kind, label: one.text }))}
        onChange={(chosen) => form.change({ kind: chosen })}
      />
      <Field label="任务名称" maxLength={20} {...form.field('title')} />
      <Field label="步骤，一步一行" multiline counted maxLength={300} {...form.field('steps')} />
      <Field label="第几关" kind="number" maxLength={1} {...form.field('level')} />
      <CreativeFields form={form} media={media} />
      <RewardFields rules={rules} form={form} />
      {task ? (
        <GiftCard ad={ad} taskId={task.task_id} />
      ) : (
        <Text size="sm" tone="ink3">
          存好任务以后，还可以另送邻居一张券
        </Text>
      )}
      {task && (
        <Button kind="danger" shape="full" onPress={() => setRemoving(true)}>
          去掉这个任务
        </Button>
      )}
      <Question
        open={removing}
        title="去掉这个任务？"
        confirm="去掉"
        danger
        act={remove}
        onCancel={() => setRemoving(false)}
      >
        <Text tone="ink2">写好的内容不会保留。</Text>
      </Question>
      <StaffProof />
    </FormPage>
  )
}
