import { type ReactNode, useState } from 'react'
import { FormPage } from '@/blocks/form/FormPage'
import { RichText } from '@/blocks/rich-text/RichText'
import { UnloadedScreen } from '@/blocks/screen/UnloadedScreen'
import { useRead } from '@/cache/useRead'
import { toast } from '@/platform/toast'
import { api } from '@/request/api'
import { useSubmit } from '@/request/useSubmit'
import { Checkbox } from '@/ui/switch/Checkbox'
import type { Home, Purpose } from './health'

interface ConsentPageProps {
  route:
    | 'healthFamilyInvite'
    | 'healthFamilyPerson'
    | 'healthHome'
    | 'tongueAnalysis'
    | 'treatmentPackage'
  agreement: Home['consents'][number]['agreement']
  purpose: Purpose
  submitText: string
  /** Said once it is so. */
  done: string
  /** What is agreed to, in a few words. */
  label: string
  /** The same, as the one who agrees says it. */
  statement: string
  /** Other ways on. */
  children?: ReactNode
}

/** A notice of its own, and a consent to that use alone, before anything of it is asked for. */
export function ConsentPage({
  route,
  agreement,
  purpose,
  submitText,
  done,
  label,
  statement,
  children,
}: ConsentPageProps) {
  const notice = useRead('/tp5/api/Agreement/detail', { key: agreement }, { alike: true })
  const [ticked, setTicked] = useState(false)
  const { submit, busy, error } = useSubmit(async (version: string) => {
    await api.post('/tp5/api/ExchangeShop/HealthReport/consent', { purpose, version })
    toast(done)
  })
  const { data } = notice
  if (!data) return <UnloadedScreen route={route} call={notice} rows={4} />
  const agree = () => {
    if (ticked) void submit(data.version)
    else toast('请先阅读，再勾选同意')
  }
  return (
    <FormPage route={route} submitText={submitText} busy={busy} error={error} onSubmit={agree}>
      <RichText
        title={data.title}
        note={`版本 ${data.version}，${data.effective_at} 起生效`}
        sections={data.sections}
      />
      <Checkbox label={label} ticked={ticked} onChange={setTicked}>
        {statement}
      </Checkbox>
      {children}
    </FormPage>
  )
}
