import { View } from '@tarojs/components'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Checkbox } from '@/ui/switch/Checkbox'
import styles from './Consent.module.scss'

interface ConsentProps {
  ticked: boolean
  onChange: (ticked: boolean) => void
}

/** Ticked by the person, never by us. */
export function Consent({ ticked, onChange }: ConsentProps) {
  return (
    <Checkbox label="同意用户协议和隐私政策" ticked={ticked} onChange={onChange}>
      <View className={styles.words}>
        <View>我已阅读并同意</View>
        <Pressable role="link" className={styles.link} onPress={() => void go('userAgreement')}>
          《用户协议》
        </Pressable>
        <View>和</View>
        <Pressable role="link" className={styles.link} onPress={() => void go('privacy')}>
          《隐私政策》
        </Pressable>
      </View>
    </Checkbox>
  )
}
