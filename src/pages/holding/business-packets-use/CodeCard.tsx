import { View } from '@tarojs/components'
import { Button } from '@/ui/button/Button'
import { Progress } from '@/ui/progress/Progress'
import { QrCode } from '@/ui/qr-code/QrCode'
import { Skeleton } from '@/ui/skeleton/Skeleton'
import styles from './CodeCard.module.scss'
import { codeGroups, codeLines } from './codeGroups'
import type { useShownCode } from './useShownCode'

const lasts = 30

/** The code as a scanner and as a person reads it, with how long it still holds. */
export function CodeCard({ shown }: { shown: ReturnType<typeof useShownCode> }) {
  const { code, left, loading, reload } = shown
  if (!code) {
    return (
      <View className={styles.card}>
        <View className={styles.box}>
          {loading ? (
            <Skeleton height="100%" />
          ) : (
            <View className={styles.old} role="alert">
              <View className={styles.strong}>券码过期了</View>
              <View>没连上网络，新的券码还没有来</View>
            </View>
          )}
        </View>
        <Button shape="full" busy={loading} onPress={() => void reload()}>
          换新的券码
        </Button>
      </View>
    )
  }
  return (
    <View className={styles.card}>
      <View className={styles.box}>
        <QrCode text={code} label="券码的二维码，请店员扫" size="large" />
      </View>
      <View className={styles.digits} aria-label={`券码 ${codeGroups(code)}`}>
        {codeLines(code).map((line, index) => (
          <View key={index} className={styles.line}>
            {line}
          </View>
        ))}
      </View>
      <Progress label="券码自动更新" value={left} whole={lasts} note={`${left} 秒后`} />
    </View>
  )
}
