// Passkeys: what the server and the browser's own window say to each other.

import { fetchJson } from "../shared/server.js";
import { told } from "../shared/texts.js";

const isNumber = /^[\d.]+$|^\[/.test(location.hostname);

/** Whether this browser has them here: only by https or on this machine, and for a name, not a number. */
export const canHavePasskeys = "credentials" in navigator && "PublicKeyCredential" in window && !isNumber;

/** @param {string} text */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} buffer */
function text(buffer) {
  const plain = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(plain).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {any[]} [keys] */
const named = (keys = []) => keys.map((key) => ({ ...key, id: bytes(key.id) }));

/** What the server is told of a credential. @param {any} credential */
function described(credential) {
  const { response } = credential;
  /** @type {Record<string, string>} */
  const parts = {};
  for (const part of ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"]) {
    if (response[part]) parts[part] = text(response[part]);
  }
  return {
    id: credential.id,
    rawId: text(credential.rawId),
    type: credential.type,
    response: parts,
    clientExtensionResults: {},
  };
}

/** A new passkey for who is signed in. @param {string} [password] as proof */
export async function addPasskey(password) {
  const { publicKey } = await fetchJson("/api/me/passkeys/options", password === undefined ? {} : { password });
  const credential = await navigator.credentials.create({
    publicKey: {
      ...publicKey,
      challenge: bytes(publicKey.challenge),
      user: { ...publicKey.user, id: bytes(publicKey.user.id) },
      excludeCredentials: named(publicKey.excludeCredentials),
    },
  });
  return fetchJson("/api/me/passkeys", { credential: described(credential) });
}

/** Sign in with a passkey that the browser offers. */
export async function signInByPasskey() {
  const { publicKey } = await fetchJson("/api/login/passkey/options", {});
  const credential = await navigator.credentials.get({
    publicKey: {
      ...publicKey,
      challenge: bytes(publicKey.challenge),
      allowCredentials: named(publicKey.allowCredentials),
    },
  });
  return fetchJson("/api/login/passkey", { credential: described(credential) });
}

/** Why it did not go, in words. @param {unknown} problem */
export function passkeyTrouble(problem) {
  if (!(problem instanceof DOMException)) return "";
  if (problem.name === "NotAllowedError") return told("account-passkey-unused");
  if (problem.name === "InvalidStateError") return told("account-passkey-there");
  return told("account-passkey-impossible");
}
