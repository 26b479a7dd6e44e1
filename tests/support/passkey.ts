import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

type Options = { readonly challenge?: unknown };

/** A passkey as a phone keeps one: what it signs is what the standard says, so that a forged one differs in one thing. */
export function makePasskey(publicUrl: string) {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(16);
  const { origin: ownOrigin, hostname } = new URL(publicUrl);
  let uses = 0;

  return {
    id: id.toString("base64url"),

    /** The answer to an offer. */
    made({ challenge }: Options, { origin = ownOrigin, host = hostname, isVerified = true } = {}) {
      const { x = "", y = "" } = publicKey.export({ format: "jwk" });
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Uint8Array.from(Buffer.from(x, "base64url"))],
          [-3, Uint8Array.from(Buffer.from(y, "base64url"))],
        ]),
      );
      const authData = Buffer.concat([
        said(host, withKey | (isVerified ? verified : 0)),
        Buffer.alloc(16),
        length,
        id,
        key,
      ]);
      const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, string>()],
        ["authData", Uint8Array.from(authData)],
      ]);
      return answer({
        clientDataJSON: clientData("webauthn.create", challenge, origin),
        attestationObject: Buffer.from(isoCBOR.encode(attestation)),
      });
    },

    /** The answer to a challenge. */
    shown(
      { challenge }: Options,
      {
        origin = ownOrigin,
        host = hostname,
        count = ++uses,
        userId,
        isVerified = true,
      }: {
        readonly origin?: string;
        readonly host?: string;
        readonly count?: number;
        /** Whose it says that it is; the second factor need not know. */
        readonly userId?: string;
        readonly isVerified?: boolean;
      } = {},
    ) {
      const clientDataJSON = clientData("webauthn.get", challenge, origin);
      const authenticatorData = said(host, isVerified ? verified : 0, count);
      const signed = Buffer.concat([authenticatorData, createHash("sha256").update(clientDataJSON).digest()]);
      const signature = sign("sha256", signed, privateKey);
      const handle = userId === undefined ? {} : { userHandle: Buffer.from(userId) };
      return answer({ clientDataJSON, authenticatorData, signature, ...handle });
    },
  };

  function said(host: string, flags: number, count = 0): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(present | flags);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([createHash("sha256").update(host).digest(), head]);
  }

  function answer(response: Record<string, Buffer>) {
    const texts = Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")]);
    const named = id.toString("base64url");
    return {
      id: named,
      rawId: named,
      type: "public-key",
      clientExtensionResults: {},
      response: Object.fromEntries(texts) as Record<string, string>,
    };
  }
}

function clientData(type: string, challenge: unknown, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}
