import Taro from '@tarojs/taro'

export function read(key: string): string | undefined {
  const value: unknown = Taro.getStorageSync(key)
  return typeof value === 'string' && value !== '' ? value : undefined
}

export function write(key: string, value: string): void {
  Taro.setStorageSync(key, value)
}

export function remove(key: string): void {
  Taro.removeStorageSync(key)
}
