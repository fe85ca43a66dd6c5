package com.example.foyer

import android.Manifest
import android.content.ContentValues
import android.content.Intent
import android.content.pm.PackageManager
import android.os.Build
import android.provider.MediaStore
import android.util.Base64
import android.webkit.WebView
import androidx.activity.ComponentActivity
import androidx.activity.result.contract.ActivityResultContracts
import androidx.webkit.WebViewCompat
import androidx.webkit.WebViewFeature
import com.google.firebase.installations.FirebaseInstallations
import com.google.firebase.messaging.FirebaseMessaging
import org.json.JSONArray
import org.json.JSONObject

/** What the page asks of the app, and its answers (docs/native-app.md). */
class Port(private val activity: ComponentActivity, private val web: WebView) {
    private val messages = activity.getSharedPreferences("foyer", 0)
    private var pushAsked: String? = null
    private val askForPush = activity.registerForActivityResult(ActivityResultContracts.RequestPermission()) { isGranted ->
        messages.edit().putBoolean("pushAsked", true).apply()
        pushAsked?.let { id -> if (isGranted) answerWithInstallation(id) else answer(id, null) }
        pushAsked = null
    }

    /** Only pages of the brand see the port: the web view itself compares the origin, also of frames. */
    fun open() {
        val own = setOf(Site.origin)
        WebViewCompat.addWebMessageListener(web, "FoyerNative", own) { _, message, _, isMainFrame, _ ->
            if (isMainFrame) message.data?.let(::take)
        }
        if (WebViewFeature.isFeatureSupported(WebViewFeature.DOCUMENT_START_SCRIPT))
            WebViewCompat.addDocumentStartJavaScript(web, "window.foyerApp = ${abilities()}", own)
    }

    private fun abilities() = JSONObject()
        .put("can", JSONArray(listOf("push", "share", "save")))
        .put("pushPermission", if (mayPush()) "granted" else if (messages.getBoolean("pushAsked", false)) "denied" else "default")

    private fun take(text: String) {
        val asked = JSONObject(text)
        val id = asked.optString("id")
        when (asked.optString("action")) {
            "push" -> push(id)
            "share" -> share(id, asked)
            "save" -> answer(id, save(asked.getString("name"), asked.getString("type"), Base64.decode(asked.getString("content"), Base64.DEFAULT)))
            // Sign in with the provider's own SDK here, and answer with a Firebase ID token.
            "login" -> web.evaluateJavascript("window.foyerLogin?.('Failure: this app has no sign-in of its own')", null)
        }
    }

    private fun answer(id: String, value: String?) {
        val answer = JSONObject().put("id", id).apply { if (value != null) put("value", value) }
        activity.runOnUiThread { web.evaluateJavascript("window.foyerAnswer?.($answer)", null) }
    }

    private fun mayPush(): Boolean =
        Build.VERSION.SDK_INT < 33 || activity.checkSelfPermission(Manifest.permission.POST_NOTIFICATIONS) == PackageManager.PERMISSION_GRANTED

    private fun push(id: String) {
        if (mayPush()) return answerWithInstallation(id)
        pushAsked = id
        askForPush.launch(Manifest.permission.POST_NOTIFICATIONS)
    }

    /** The server sends to the installation's id; registering for messages first is what makes it reachable. */
    private fun answerWithInstallation(id: String) {
        FirebaseMessaging.getInstance().isAutoInitEnabled = true
        FirebaseMessaging.getInstance().token.continueWithTask { FirebaseInstallations.getInstance().id }
            .addOnCompleteListener { done -> answer(id, if (done.isSuccessful) done.result else null) }
    }

    private fun share(id: String, asked: JSONObject) {
        val words = listOf(asked.optString("text"), asked.optString("url")).filter(String::isNotEmpty).joinToString("\n")
        val intent = Intent(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, words).putExtra(Intent.EXTRA_SUBJECT, asked.optString("title"))
        activity.startActivity(Intent.createChooser(intent, asked.optString("title")))
        // The system does not say whether anything was sent.
        answer(id, "shared")
    }

    /** Puts a file into the downloads, and returns its name; null if it could not. */
    private fun save(name: String, type: String, content: ByteArray): String? = runCatching {
        val values = ContentValues().apply {
            put(MediaStore.MediaColumns.DISPLAY_NAME, name)
            put(MediaStore.MediaColumns.MIME_TYPE, type.substringBefore(';'))
        }
        val place = if (Build.VERSION.SDK_INT >= 29) MediaStore.Downloads.EXTERNAL_CONTENT_URI else MediaStore.Files.getContentUri("external")
        val address = activity.contentResolver.insert(place, values) ?: return null
        activity.contentResolver.openOutputStream(address)?.use { it.write(content) } ?: return null
        name
    }.getOrNull()

    /** A link to a picture that stands in the page itself: `data:<type>;base64,<content>`. */
    fun saveData(name: String, address: String) {
        val head = address.substringAfter("data:").substringBefore(",")
        if (head.endsWith(";base64")) save(name, head.removeSuffix(";base64"), Base64.decode(address.substringAfter(","), Base64.DEFAULT))
    }
}
