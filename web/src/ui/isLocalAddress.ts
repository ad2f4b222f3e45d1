// Whether only this computer can open an address: then nobody can be invited by it.
const LOCAL = /^(localhost|127(\.\d+){3}|\[?::1\]?|0\.0\.0\.0)$/i;

export const isLocalAddress = (host: string): boolean => LOCAL.test(host);
