import { View } from '@tarojs/components'
import type { ReactNode } from 'react'
import type { RouteName } from '@/routes/route'
import { Button } from '@/ui/button/Button'
import { CallError } from '@/blocks/form/CallError'
import { Screen } from '@/blocks/screen/Screen'
import styles from './FormPage.module.scss'

interface FormPageProps {
  route: RouteName
  title?: string
  submitText: string
  busy: boolean
  /** Why the last try came to nothing. */
  error?: unknown
  onSubmit: () => void
  children: ReactNode
}

/** Fields one below the other, one button in thumb reach. */
export function FormPage({
  route,
  title,
  submitText,
  busy,
  error,
  onSubmit,
  children,
}: FormPageProps) {
  const action = (
    <View className={styles.action}>
      <CallError error={error} />
      <Button shape="full" busy={busy} onPress={onSubmit}>
        {submitText}
      </Button>
    </View>
  )
  return (
    <Screen route={route} action={action} {...(title ? { title } : {})}>
      <View className={styles.fields}>{children}</View>
    </Screen>
  )
}
