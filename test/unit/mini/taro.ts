const stored = new Map<string, unknown>()

/** Taro over WeChat, as far as it is asked here. A test says what WeChat answers. */
export default {
  // nothing is an empty text there
  getStorageSync: (key: string) => stored.get(key) ?? '',
  setStorageSync: (key: string, value: unknown) => void stored.set(key, value),
  removeStorageSync: (key: string) => void stored.delete(key),
  canIUse: jest.fn((_name: string) => true),
  requirePrivacyAuthorize: jest.fn(({ success }: { success: () => void }) => success()),
  getWindowInfo: () => ({ pixelRatio: 2 }),
  getLaunchOptionsSync: jest.fn(),
  getCurrentPages: jest.fn(() => []),
  getRandomValues: jest.fn(({ length }: { length: number }) =>
    Promise.resolve({ randomValues: new Uint8Array(length).fill(128).buffer }),
  ),
  getUpdateManager: jest.fn(),
  showModal: jest.fn(),
  showToast: jest.fn(() => Promise.resolve()),
  showShareMenu: jest.fn(),
  hideShareMenu: jest.fn(),
  redirectTo: jest.fn(),
  reLaunch: jest.fn(),
  switchTab: jest.fn(),
  navigateToMiniProgram: jest.fn(),
  setClipboardData: jest.fn(),
  login: jest.fn(),
  chooseMedia: jest.fn(),
  chooseMessageFile: jest.fn(),
  scanCode: jest.fn(),
  requestSubscribeMessage: jest.fn(),
  createRewardedVideoAd: jest.fn(),
  getImageInfo: jest.fn(),
  compressImage: jest.fn(),
  getFileSystemManager: jest.fn(),
}
